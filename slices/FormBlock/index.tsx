import { isFilled } from '@prismicio/client';
import { Invitation } from '@/components/editorial/callouts';
import { RichText } from '@/components/editorial/rich-text';
import { isRouteIn, pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import { backgroundOf, choiceOf } from '@/lib/services/prismic/selects';
import type { SliceProps } from '../zone';

/** Pages of the forms. A stock alert belongs to a product and has no page: nothing is shown for it. */
const pages = {
  contact: { route: '/contact', action: 'slices.contact' },
  spontaneous_application: { route: '/job-offers/spontaneous-application', action: 'slices.apply' },
  return_products: { route: '/returns', action: 'slices.returns' },
  stock_alert: null,
} as const;

/** Links to the page that contains the form. */
export default async function FormBlockSlice({ slice: { primary }, context: { locale } }: SliceProps<'form_block'>) {
  const form = choiceOf('form', primary.form);
  const page = form && pages[form];
  if (!page || !isRouteIn(page.route, locale)) return null;
  const t = await translations(locale, 'editorial');
  return (
    <Invitation
      background={backgroundOf(primary.section_background)}
      title={primary.title}
      text={isFilled.richText(primary.text) && <RichText field={primary.text} headings={3} />}
      link={{ href: pathFor(locale, page.route), text: t(page.action) }}
    />
  );
}
