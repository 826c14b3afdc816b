import { CampaignView } from '@/components/campaign/campaign-view';
import { plainPageMetadata, readPlainPage, staticUids } from '@/lib/editorial/pages';
import { Slices } from '@/slices/zone';

export const ensureStatic = 'navigation';

const TYPE = 'campaign_page';
const ROUTE = '/campaigns/[uid]';
type Props = PageProps<'/[country]/[locale]/campaigns/[uid]'>;

export const generateStaticParams = ({ params }: { params: { locale: string } }) =>
  staticUids(params.locale, ROUTE, TYPE);

export const generateMetadata = (props: Props) => plainPageMetadata(TYPE, ROUTE, props);

export default async function CampaignPage(props: Props) {
  const { locale, page, draft } = await readPlainPage(TYPE, ROUTE, props);
  const slices = <Slices slices={page.document.data.slices} locale={locale} draft={draft} />;
  return <CampaignView locale={locale} page={page} slices={slices} />;
}
