import { previewOf } from '@/lib/mail/preview';

type Props = { params: Promise<{ path?: string[] }> };

/** `GET /api/mail-preview/<locale>/<template>?format=text`, in development only: renders the mails with sample values. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const { path = [] } = await params;
  const format = new URL(request.url).searchParams.get('format');
  const page = process.env.NODE_ENV === 'development' ? await previewOf(path, format) : null;
  if (!page) return new Response(null, { status: 404 });
  return new Response(page.body, { headers: { 'content-type': `${page.type}; charset=utf-8` } });
}
