import { CampaignView } from '@/components/campaign/campaign-view';
import { isOver } from '@/lib/campaign/form';
import { plainPageMetadata, readPlainPage, staticUids } from '@/lib/editorial/pages';
import { Slices } from '@/slices/zone';

export const ensureStatic = 'navigation';

const TYPE = 'campaign_page';
const ROUTE = '/campaigns/[uid]';
type Props = PageProps<'/[country]/[locale]/campaigns/[uid]'>;

export const generateStaticParams = ({ params }: { params: { locale: string } }) =>
  staticUids(params.locale, ROUTE, TYPE);

export async function generateMetadata(props: Props) {
  const { page } = await readPlainPage(TYPE, ROUTE, props);
  return plainPageMetadata(TYPE, ROUTE, props, { noindex: await isOver(page.document.data.ends_on) });
}

export default async function CampaignPage(props: Props) {
  const { locale, page, draft } = await readPlainPage(TYPE, ROUTE, props);
  const slices = <Slices slices={page.document.data.slices} locale={locale} draft={draft} />;
  return <CampaignView locale={locale} page={page} slices={slices} />;
}
