import { PlainView } from '@/components/editorial/page-views';
import { plainPageMetadata, readPlainPage, staticUids } from '@/lib/editorial/pages';
import { Slices } from '@/slices/zone';

export const ensureStatic = 'navigation';

const TYPE = 'page';
const ROUTE = '/pages/[uid]';
type Props = PageProps<'/[country]/[locale]/pages/[uid]'>;

export const generateStaticParams = ({ params }: { params: { locale: string } }) =>
  staticUids(params.locale, ROUTE, TYPE);

export const generateMetadata = (props: Props) => plainPageMetadata(TYPE, ROUTE, props);

export default async function GenericPage(props: Props) {
  const { locale, page, draft } = await readPlainPage(TYPE, ROUTE, props);
  const slices = <Slices slices={page.document.data.slices} locale={locale} draft={draft} />;
  return <PlainView locale={locale} page={page} slices={slices} />;
}
