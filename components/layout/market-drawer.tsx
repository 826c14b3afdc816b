import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { Drawer } from '@/components/ui/overlay';
import { muted, text } from '@/components/ui/text.css';
import { absoluteUrl, pathFor } from '@/lib/platform/i18n/navigation';
import { translations } from '@/lib/platform/i18n/translations';
import { LOCALES, type Locale, MARKETS } from '@/lib/platform/markets';
import type { Alternates } from '@/lib/services/prismic/alternates';
import * as css from './header.css';
import type { MarketNames } from './types';

export const marketDrawerId = 'market';

/** Labels of the header's buttons that open the drawer. */
export async function marketNames(locale: Locale): Promise<MarketNames> {
  const t = await translations(locale, 'common');
  const { language, country } = MARKETS[locale];
  const code = language === 'nl' ? 'NL' : country.toUpperCase();
  const name = t(`market.${locale}`);
  return { code, name, label: t('market.button', { code, name }) };
}

/**
 * The page in the other markets. Each page has its own drawer, below its content, and the header opens it by its id: so it
 * leads to the page's translations before hydration and without JavaScript. Pages that were left stay hidden behind the current
 * one, and an id resolves to its first element. Plain links: another market has another host and another root layout.
 */
export async function MarketDrawer({ locale, twins }: { locale: Locale; twins: Alternates }) {
  const t = await translations(locale, 'common');
  const own = MARKETS[locale].language;
  return (
    <Drawer id={marketDrawerId} title={t('market.title')} closeLabel={t('close')}>
      <nav aria-label={t('market.title')}>
        {LOCALES.map((each) => {
          const { tag, language } = MARKETS[each];
          const lang = language === own ? undefined : language;
          const current = each === locale;
          return (
            <a
              key={tag}
              className={css.menuListLink}
              href={absoluteUrl(each, twins[each] ?? pathFor(each, '/')) || '/'}
              hrefLang={tag}
              lang={lang}
              aria-current={current || undefined}
            >
              <span>
                {t(`market.${each}`)}
                {!twins[each] && !current && (
                  <span className={cx(text.mini, muted, css.note)} lang={lang && own}>
                    {t('market.noTwin')}
                  </span>
                )}
              </span>
              {current && <Icon name="check" />}
            </a>
          );
        })}
      </nav>
      <p className={cx(text.small, muted, css.note)}>{t('market.note')}</p>
    </Drawer>
  );
}
