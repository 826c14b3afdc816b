import { PageHero } from '@/components/editorial/hero';
import { Breadcrumb, crumbsTo } from '@/components/editorial/page-navigation';
import { formWords } from '@/components/forms/form-words';
import { PageFrame } from '@/components/layout/page-frame';
import { Container, Section, Split, Stack } from '@/components/ui/section';
import type { OfferPage } from '@/lib/careers/queries';
import { getLegalLink } from '@/lib/editorial/pages';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { routeAlternates } from '@/lib/seo/metadata';
import { draftRef } from '@/lib/services/prismic/preview';
import { shownTypes, UPLOADS } from '@/lib/uploads/limits';
import { ApplicationForm, type ApplicationWords } from './application-form';
import * as css from './job-list.css';
import { landingStep } from './job-parts';

const BACKGROUND = 'Beige Light';

/** Application page, for an offer or a spontaneous application. */
export async function ApplicationView({ locale, page }: { locale: Locale; page: OfferPage | null }) {
  const [common, t, forms] = await Promise.all([
    translations(locale, 'common'),
    translations(locale, 'careers'),
    translations(locale, 'forms'),
  ]);
  const path = page
    ? pathFor(locale, '/job-offers/[uid]/apply', { params: { uid: page.offer.uid } })
    : pathFor(locale, '/job-offers/spontaneous-application');
  const title = page ? t('offer.applyTo', { title: page.offer.title }) : t('spontaneous.title');
  const crumbs = await crumbsTo(
    locale,
    await landingStep(locale),
    { text: page?.offer.title, href: page?.offer.href },
    { text: page ? t('offer.apply') : title, href: path },
  );
  return (
    <PageFrame
      locale={locale}
      background={BACKGROUND}
      alternates={page ? applicationAlternates(page) : routeAlternates('/job-offers/spontaneous-application')}
      crumbs={crumbs}
    >
      <PageHero
        background={BACKGROUND}
        breadcrumb={<Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />}
        title={title}
        intro={page ? undefined : <p>{t('spontaneous.text')}</p>}
      />
      <Section background="White">
        <Container>
          <Split>
            <Stack gap={4} className={css.needed}>
              <h2>{t('form.needed')}</h2>
              <p>{t('form.files')}</p>
              {page && <p>{t('form.reference', { reference: page.offer.reference })}</p>}
              <p>{t('form.privacy')}</p>
            </Stack>
            <Stack gap={5}>
              <h2>{forms('application.title')}</h2>
              <ApplicationForm
                locale={locale}
                words={await formWords(locale, page ? 'application' : 'spontaneous-application')}
                labels={await applicationWords(locale)}
                offer={page && { id: page.offer.id, reference: page.offer.reference }}
              />
            </Stack>
          </Split>
        </Container>
      </Section>
    </PageFrame>
  );
}

/** The application pages of the offer's translations: each is one path segment below its offer. */
export function applicationAlternates({ alternates }: OfferPage): OfferPage['alternates'] {
  return Object.fromEntries(
    Object.entries(alternates).map(([locale, url]) => [
      locale,
      pathFor(locale as Locale, '/job-offers/[uid]/apply', { params: { uid: url.split('/').at(-1) ?? '' } }),
    ]),
  );
}

async function applicationWords(locale: Locale): Promise<ApplicationWords> {
  const [t, privacy] = await Promise.all([
    translations(locale, 'forms'),
    draftRef(locale).then((ref) => getLegalLink('privacy', locale, ref)),
  ]);
  const { resume } = UPLOADS;
  return {
    givenName: t('application.givenName'),
    familyName: t('application.familyName'),
    email: t('application.email'),
    resume: t('application.resume'),
    coverLetter: t('application.coverLetter'),
    fileHint: t('application.fileHint', {
      types: shownTypes(resume).join(', '),
      megabytes: resume.maxBytes / 1_048_576,
    }),
    agreement: t('application.agreement'),
    privacy,
    submit: t('application.submit'),
    done: t('application.done'),
    doneText: t('application.doneText'),
    unmailed: t('application.unmailed'),
  };
}
