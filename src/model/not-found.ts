/**
 * The script that runs before first paint on the page for unknown paths: the language of the path decides language,
 * title and which of the two texts shows. (NF-05)
 */
export function notFoundScript(titles: Readonly<Record<string, string>>): string {
  const data = JSON.stringify(titles).replaceAll('<', '\\u003c');
  return `{const l=/^\\/zh(\\/|$)/.test(location.pathname)?'zh':'en',d=document.documentElement;d.lang={en:'en-US',zh:'zh-CN'}[l];d.dataset.only=l;document.title=${data}[l]}`;
}

/** The script that places the search dialog of that language: there can be one only, and the search looks for it. (NF-07) */
export const searchScript =
  "{const l=document.documentElement.dataset.only||'en',t=document.querySelector('template[data-search='+l+']');document.body.append(t.content.cloneNode(true))}";

/** The words of a path's last segment, to search for. (NF-07) */
export function wordsOfPath(path: string): string {
  const last = path.replace(/\/+$/, '').split('/').at(-1) ?? '';
  return last
    .replace(/\.html?$/, '')
    .replace(/[-_+.]+/g, ' ')
    .trim();
}
