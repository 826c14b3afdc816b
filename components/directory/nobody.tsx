import { ButtonLink } from '@/components/ui/button-link';
import { ChipLink, ChipRow } from '@/components/ui/chip';
import { EmptyState } from '@/components/ui/empty-state';
import { CATEGORIES, type DirectorySelection, type Radius } from '@/lib/directory/types';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import { resultsHref } from './results-href';

type Props = { locale: Locale; selection: DirectorySelection };

/** Nobody of this profession up to a distance: the other professions there are one press away. */
export async function Nobody({ locale, selection, within }: Props & { within: Radius }) {
  const t = await translations(locale, 'directory');
  const others = CATEGORIES.filter((category) => category !== selection.category);
  return (
    <EmptyState
      title={t('problem.nobody', { radius: within })}
      action={
        <ChipRow>
          {others.map((category) => (
            <ChipLink key={category} href={resultsHref(locale, { ...selection, category, page: 1 })} prefetch={false}>
              {t(`categories.${category}`)}
            </ChipLink>
          ))}
        </ChipRow>
      }
    >
      <p>{t('problem.nobodyText')}</p>
    </EmptyState>
  );
}

/** A page beyond the last one. */
export async function NoSuchPage({ locale, selection }: Props) {
  const t = await translations(locale, 'directory');
  const href = resultsHref(locale, { ...selection, page: 1 });
  return (
    <EmptyState
      title={t('problem.noPage')}
      action={
        <ButtonLink href={href} kind="secondary" prefetch={false}>
          {t('problem.firstPage')}
        </ButtonLink>
      }
    />
  );
}
