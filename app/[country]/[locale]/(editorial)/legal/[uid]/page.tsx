import { LegalView } from '@/components/editorial/page-views';
import { plainPageMetadata, readPlainPage, staticUids } from '@/lib/editorial/pages';
import { Slices } from '@/slices/zone';

export const ensureStatic = 'navigation';

const TYPE = 'legal_page';
const ROUTE = '/legal/[uid]';
type Props = PageProps<'/[country]/[locale]/legal/[uid]'>;

export const generateStaticParams = ({ params }: { params: { locale: string } }) =>
  staticUids(params.locale, ROUTE, TYPE);

export const generateMetadata = (props: Props) => plainPageMetadata(TYPE, ROUTE, props);

export default async function LegalPage(props: Props) {
  const { locale, page, draft } = await readPlainPage(TYPE, ROUTE, props);
  const slices = <Slices slices={page.document.data.slices} locale={locale} draft={draft} />;
  return <LegalView locale={locale} page={page} slices={slices} />;
}
