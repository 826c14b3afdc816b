import { isNamespace, loadMessages, NAMESPACES } from '@/lib/i18n/messages';
import { isLocale, LOCALES } from '@/lib/markets';

type Context = { params: Promise<{ lng: string; file: string }> };

export const generateStaticParams = () =>
  LOCALES.flatMap((lng) => NAMESPACES.map((namespace) => ({ lng, file: `${namespace}.json` })));

/** `/locales/{lng}/{ns}.json` (specification, section 7): the messages of a namespace as the locale says them. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { lng, file } = await params;
  const namespace = file.replace(/\.json$/, '');
  if (!isLocale(lng) || !file.endsWith('.json') || !isNamespace(namespace)) {
    return Response.json({ message: 'there are no such messages' }, { status: 404 });
  }
  return Response.json((await loadMessages(lng))[namespace]);
}
