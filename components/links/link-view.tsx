import { crumbsTo } from '@/components/editorial/crumbs';
import { PageHero } from '@/components/editorial/page-hero';
import { SiteFrame } from '@/components/layout/site-frame';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button-link';
import { Container, Section, Stack } from '@/components/ui/section';
import { pathFor } from '@/lib/i18n/navigation';
import { translations } from '@/lib/i18n/translations';
import type { ConfirmedHere, Outcome } from '@/lib/links/said';
import type { ReadLink } from '@/lib/links/signed';
import type { Locale } from '@/lib/markets';
import { routeTwins } from '@/lib/seo/route-twins';
import { LinkPanel } from './link-panel';

const ROUTE = '/your-request';
const BACKGROUND = 'Beige Light';

type Props = {
  locale: Locale;
  token: string;
  link: ReadLink;
  /** What came of the button, pressed without script. */
  said: Outcome | null;
  form: ConfirmedHere | null;
};

/** Where a link of a mail leads: what it is about, and the button that does it. */
export async function LinkView({ locale, token, link, said: outcome, form }: Props) {
  const [common, t] = await Promise.all([translations(locale, 'common'), translations(locale, 'forms')]);
  const path = pathFor(locale, ROUTE);
  const title = link.valid ? t(`link.${link.purpose}.title`) : t(`link.${link.reason}.title`);
  const crumbs = await crumbsTo(locale, { text: title, href: path });
  const said = (reason: 'gone' | 'expired' | 'invalid') => ({
    title: t(`link.${reason}.title`),
    text: t(`link.${reason}.text`),
  });
  return (
    <SiteFrame locale={locale} background={BACKGROUND} twins={routeTwins(ROUTE)} path={path} crumbs={crumbs}>
      <PageHero
        background={BACKGROUND}
        breadcrumb={<Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />}
        title={title}
        intro={link.valid ? undefined : <p>{t(`link.${link.reason}.text`)}</p>}
      />
      <Section background="White">
        <Container>
          <Stack gap={5}>
            {link.valid && (
              <LinkPanel
                token={token}
                locale={locale}
                form={form}
                said={outcome}
                lead={link.purpose === 'newsletter-confirm' ? 'newsletter' : undefined}
                text={t(`link.${link.purpose}.text`)}
                action={t(`link.${link.purpose}.action`)}
                done={
                  form
                    ? { title: t(`${form}.done`), text: t(`${form}.doneText`) }
                    : { title: t(`link.${link.purpose}.done`), text: t(`link.${link.purpose}.doneText`) }
                }
                ended={{ gone: said('gone'), expired: said('expired'), invalid: said('invalid') }}
                unavailable={t('link.unavailable')}
              />
            )}
            <div>
              <ButtonLink href={pathFor(locale, '/')} kind="secondary">
                {t('link.home')}
              </ButtonLink>
            </div>
          </Stack>
        </Container>
      </Section>
    </SiteFrame>
  );
}
