import 'astro';
import type { Intent } from './intent.ts';
import type { Need } from './is-needed.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: Intent;
    'client:need'?: Need;
  }
}
