import { isFilled } from '@prismicio/client';
import { RichText } from '@/components/editorial/rich-text';
import { SitesMap } from '@/components/editorial/sites-map';
import { translations } from '@/lib/platform/i18n/translations';
import { backgroundOf } from '@/lib/services/prismic/selects';
import type { SliceProps } from '../zone';

export default async function SitesMapSlice({ slice: { primary }, context }: SliceProps<'sites_map'>) {
  const t = await translations(context.locale, 'editorial');
  return (
    <SitesMap
      background={backgroundOf(primary.section_background)}
      title={primary.title}
      text={isFilled.richText(primary.text) && <RichText field={primary.text} headings={3} />}
      sites={primary.items.flatMap(({ name, kind, address, place }) =>
        name ? [{ name, kind, address, place: isFilled.geoPoint(place) ? place : null }] : [],
      )}
      mapLabel={t('slices.map')}
    />
  );
}
