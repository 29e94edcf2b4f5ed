import type { AstroIntegration } from 'astro';

/** Makes `client:intent` and `client:need` known to Astro. */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'alist-docs:client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['intent', 'need']) {
          addClientDirective({ name, entrypoint: `./src/islands/directives/${name}.ts` });
        }
      },
    },
  };
}
