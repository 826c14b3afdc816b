import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { Drawer } from '@/components/ui/overlay';
import { muted, text } from '@/components/ui/text.css';
import * as css from './menu-list.css';
import type { Markets } from './types';

export const marketDrawerId = 'market';

/** Plain links: another market is another host, and another root layout. */
export function MarketDrawer({ markets }: { markets: Markets }) {
  return (
    <Drawer id={marketDrawerId} title={markets.title} closeLabel={markets.close}>
      <nav aria-label={markets.title}>
        {markets.links.map(({ href, text: name, hrefLang, lang, current, note }) => (
          <a
            key={hrefLang}
            className={css.link}
            href={href}
            hrefLang={hrefLang}
            lang={lang}
            aria-current={current || undefined}
          >
            <span>
              {name}
              {note && (
                <span className={cx(text.mini, muted, css.note)} lang={lang && markets.lang}>
                  {note}
                </span>
              )}
            </span>
            {current && <Icon name="check" />}
          </a>
        ))}
      </nav>
      {markets.note && <p className={cx(text.small, muted, css.note)}>{markets.note}</p>}
    </Drawer>
  );
}
