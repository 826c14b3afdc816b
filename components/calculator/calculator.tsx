import type { ReactNode } from 'react';
import { room } from '@/components/editorial/sections.css';
import { cx } from '@/components/ui/markup';
import { Container, Section } from '@/components/ui/section';
import { muted } from '@/components/ui/text.css';
import { brandConstants, type ProductConstants, withProduct } from '@/lib/calculator/constants';
import type { Comp } from '@/lib/calculator/values';
import { loadMessages } from '@/lib/platform/i18n/messages';
import { isRouteIn, pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import * as css from './calculator.css';
import { LazyCounter } from './lazy-counter';

type Props = {
  locale: Locale;
  /** The form that is selected initially. */
  comp: Comp;
  /** The contents of the product's own packs, when they differ from the usual ones. */
  product?: Omit<ProductConstants, 'comp'>;
  title?: string | null;
  text?: ReactNode;
  background?: string | null;
  id?: string;
};

/** Calculates how many tubes or flasks a prescription requires. It only counts; the dosage is that of the prescription. */
export async function Calculator({ locale, comp, product, title, text, background, id }: Props) {
  const [t, messages] = await Promise.all([translations(locale, 'calculator'), loadMessages(locale)]);
  const brand = brandConstants();
  const directory = isRouteIn('/contact-directory', locale) ? pathFor(locale, '/contact-directory') : null;
  return (
    <Section id={id} background={background}>
      <Container className={room}>
        <div className={css.head}>
          <h2>{title || t(`title.${comp}`)}</h2>
          <div className={cx(muted, css.intro)}>{text || <p>{t('text')}</p>}</div>
        </div>
        <LazyCounter
          messages={{ calculator: messages.calculator }}
          tag={MARKETS[locale].tag}
          comp={comp}
          constants={product ? withProduct(brand, { comp, ...product }) : brand}
          directory={directory}
        />
      </Container>
    </Section>
  );
}

/** Id of the calculator on a medicine page: the button in the first view links to it. */
export const CALCULATOR_ANCHOR = 'calcul';
