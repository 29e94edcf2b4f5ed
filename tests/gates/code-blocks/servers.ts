import { objection } from './programs.ts';

/** What nginx says against a whole file, a server block, or directives from inside one; undefined if nothing. */
export function nginxObjection(code: string): string | undefined {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${name};`,
  );
  const http = (inner: string) => `http {\naccess_log off;\n${paths.join('\n')}\n${inner}\n}`;
  const file = /^\s*http\s*\{/m.test(code)
    ? code
    : http(/^\s*(server|upstream|map)\b[^;]*\{/m.test(code) ? code : `server {\nlisten 18080;\n${code}\n}`);
  return objection(
    'nginx',
    ['-t', '-p', '{folder}', '-c', '{folder}/nginx.conf', '-g', 'pid nginx.pid; error_log stderr;'],
    'nginx.conf',
    `events {}\n${onFreePorts(file)}`,
  );
}

/** Ports below 1024 and IPv6 are not everybody's to bind, and `nginx -t` binds. */
function onFreePorts(file: string): string {
  return file.replace(/\blisten\s+(\[::\]:)?(80|443)\b/g, (_whole, six: string | undefined, port: string) =>
    six ? `listen 127.0.0.1:18${port.padStart(3, '0')}` : `listen 18${port.padStart(3, '0')}`,
  );
}

/** What Caddy says against a Caddyfile. */
export function caddyObjection(code: string): string | undefined {
  const args = ['adapt', '--config', '{folder}/Caddyfile', '--adapter', 'caddyfile', '--validate'];
  return objection('caddy', args, 'Caddyfile', code);
}

const apacheModules = [
  'mpm_event',
  'authz_core',
  'alias',
  'headers',
  'proxy',
  'proxy_http',
  'rewrite',
  'ssl',
];

/** What Apache says against a virtual host, or directives from inside one. */
export function apacheObjection(code: string): string | undefined {
  const loads = apacheModules.map(
    (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
  );
  const host = /^\s*<VirtualHost\b/m.test(code) ? code : `<VirtualHost *:80>\n${code}\n</VirtualHost>`;
  const main = ['ServerRoot "{root}"', 'ServerName localhost', 'PidFile apache.pid', 'ErrorLog /dev/stderr'];
  return objection(
    'apache2',
    ['-t', '-f', '{folder}/apache.conf', '-c', 'Mutex file:{folder} default'],
    'apache.conf',
    [...main, ...loads, host].join('\n').replace('{root}', '/tmp'),
  );
}
