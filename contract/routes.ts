import type { z } from 'zod';
import type { Route } from './route.ts';
import { aliyunRoutes } from './routes/aliyun.ts';
import { deviceRoutes } from './routes/device.ts';
import { generalRoutes } from './routes/general.ts';
import { oauthRoutes } from './routes/oauth.ts';

/** Every route of the token server. The routes of another program's dialect (OpenList) would be one more group. */
export const routes = {
  ...aliyunRoutes,
  ...oauthRoutes,
  ...deviceRoutes,
  ...generalRoutes,
} as const satisfies Record<string, Route>;

/** The name of a route. */
export type RouteName = keyof typeof routes;
/** One route by its name. */
export type RouteOf<N extends RouteName> = (typeof routes)[N];
/** What a handler is given: the checked query or body. */
export type InputOf<N extends RouteName> =
  RouteOf<N> extends { body: infer B extends z.ZodType }
    ? z.infer<B>
    : RouteOf<N> extends { query: infer Q extends z.ZodType }
      ? z.infer<Q>
      : undefined;
/** What a handler gives back: the object to send, or the text or bytes of an image. */
export type OutputOf<N extends RouteName> = RouteOf<N>['answer'] extends infer A
  ? A extends z.ZodType
    ? z.input<A>
    : string | Uint8Array<ArrayBuffer>
  : never;
