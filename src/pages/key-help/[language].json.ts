import { renderToStaticMarkup } from 'react-dom/server';
import { siteData } from '../../layouts/site-data.ts';
import { type Language, languages } from '../../model/language.ts';
import style from '../../ui/frame/KeyHelp.css?inline';
import { KeyHelp } from '../../ui/frame/KeyHelp.tsx';

export function getStaticPaths() {
  return languages.map((language) => ({ params: { language }, props: { language } }));
}

/** The list of keys with its style: fetched when a reader asks for it, so that no page carries it. (PAGE-22) */
export async function GET({ props }: { props: { language: Language } }): Promise<Response> {
  await siteData();
  return Response.json({ html: renderToStaticMarkup(KeyHelp(props)), style });
}
