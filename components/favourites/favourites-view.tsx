import { HeroPage } from '@/components/editorial/hero';
import { noScriptOnly } from '@/components/product/product-card.css';
import { ButtonLink } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/icon';
import { Stack } from '@/components/ui/section';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { routeAlternates } from '@/lib/seo/metadata';
import { loginPath } from '@/lib/session/redirect-path';
import { FavouritesList } from './favourites-list';

/** The page is the same for everybody: the list is in the browser, which asks the account for its own. */
export async function FavouritesView({ locale }: { locale: Locale }) {
  const t = await translations(locale, 'catalogue');
  return (
    <HeroPage
      locale={locale}
      alternates={routeAlternates('/favourites')}
      trail={[{ text: t('favourites.title'), href: pathFor(locale, '/favourites') }]}
      title={t('favourites.title')}
      intro={<p>{t('favourites.text')}</p>}
      space="tight"
    >
      <VisuallyHidden as="h2">{t('favourites.title')}</VisuallyHidden>
      <Stack gap={5}>
        <p className={noScriptOnly}>{t('favourites.noScript')}</p>
        <FavouritesList
          locale={locale}
          loginHref={loginPath(locale, pathFor(locale, '/favourites'))}
          words={{
            title: t('favourites.title'),
            empty: t('favourites.empty'),
            remove: t('favourites.remove'),
            removed: t('favourites.removed'),
            kept: t('favourites.kept'),
            signIn: t('favourites.signIn'),
            signInText: t('favourites.signInText'),
          }}
        />
        <p>
          <ButtonLink href={pathFor(locale, '/ecommerce')} kind="secondary">
            {t('favourites.shop')}
          </ButtonLink>
        </p>
      </Stack>
    </HeroPage>
  );
}
