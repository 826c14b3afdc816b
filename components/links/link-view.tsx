import type { ComponentProps, ReactNode } from 'react';
import { AlertConsent, AlertTerms } from '@/components/careers/job-parts';
import { HeroPage } from '@/components/editorial/hero';
import { EmailForm } from '@/components/forms/email-form';
import { formWords, Note } from '@/components/forms/form-words';
import { DonePanel } from '@/components/forms/panels';
import { ButtonLink } from '@/components/ui/button';
import { Stack } from '@/components/ui/section';
import { requestJobAlert } from '@/lib/careers/actions';
import { readJobSelection } from '@/lib/careers/offers';
import type { RefusedForm } from '@/lib/forms/refused-form';
import type { ConfirmedHere, Outcome, ReadLink } from '@/lib/links/signed';
import { subscribe } from '@/lib/newsletter/actions';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { routeAlternates } from '@/lib/seo/metadata';
import { draftRef } from '@/lib/services/prismic/preview';
import { getSettings } from '@/lib/settings/queries';
import { requestStockAlert } from '@/lib/stock-alert/actions';
import { LinkPanel } from './link-panel';

const ROUTE = '/your-request';

type Props = { locale: Locale; title: string; intro: string | null; token?: string; children?: ReactNode };

/** The page of a request: title, content, and a link to the home page. */
async function LinkFrame({ locale, title, intro, token, children }: Props) {
  const t = await translations(locale, 'forms');
  return (
    <HeroPage
      locale={locale}
      alternates={routeAlternates(ROUTE, token ? { t: token } : {})}
      trail={[{ text: title, href: pathFor(locale, ROUTE) }]}
      title={title}
      intro={intro && <p>{intro}</p>}
    >
      <Stack gap={5}>
        {children}
        <div>
          <ButtonLink href={pathFor(locale, '/')} kind="secondary">
            {t('link.home')}
          </ButtonLink>
        </div>
      </Stack>
    </HeroPage>
  );
}

type LinkViewProps = {
  locale: Locale;
  token: string;
  link: ReadLink;
  /** Result of the button, pressed without JavaScript. */
  outcome: Outcome | null;
  form: ConfirmedHere | null;
};

/** Target of a link in a mail: what it is about, and the button that performs it. */
export async function LinkView({ locale, token, link, outcome, form }: LinkViewProps) {
  const [t, submission] = await Promise.all([translations(locale, 'forms'), translations(locale, 'submission')]);
  // The link of a review has its own page.
  if (!link.valid || link.purpose === 'review-write') {
    const reason = link.valid ? 'invalid' : link.reason;
    return <LinkFrame locale={locale} title={t(`link.${reason}.title`)} intro={t(`link.${reason}.text`)} />;
  }
  const messagesOf = (reason: 'later' | 'gone' | 'expired' | 'invalid') => ({
    title: t(`link.${reason}.title`),
    text: t(`link.${reason}.text`),
  });
  return (
    <LinkFrame locale={locale} title={t(`link.${link.purpose}.title`)} intro={null} token={token}>
      <LinkPanel
        token={token}
        locale={locale}
        form={form}
        outcome={outcome}
        text={t(`link.${link.purpose}.text`)}
        action={t(`link.${link.purpose}.action`)}
        done={
          form
            ? { title: t(`${form}.done`), text: t(`${form}.doneText`) }
            : { title: t(`link.${link.purpose}.done`), text: t(`link.${link.purpose}.doneText`) }
        }
        ended={{
          later: messagesOf('later'),
          gone: messagesOf('gone'),
          expired: messagesOf('expired'),
          invalid: messagesOf('invalid'),
        }}
        again={{ unavailable: t('link.unavailable'), limitedToday: submission('problems.limitedToday') }}
      />
    </LinkFrame>
  );
}

/** A form that a browser posted itself and that was accepted at once: with the site's proof, or its button. */
export async function DoneView({ locale, form }: { locale: Locale; form: ConfirmedHere }) {
  const t = await translations(locale, 'forms');
  return (
    <LinkFrame locale={locale} title={t('link.title')} intro={null}>
      <DonePanel title={t(`${form}.done`)} text={<p>{t(`${form}.doneText`)}</p>} />
    </LinkFrame>
  );
}

type RefusedViewProps = {
  locale: Locale;
  form: ConfirmedHere /** Null when the browser blocks cookies. */;
  refused: RefusedForm | null;
};

type Posts = Pick<ComponentProps<typeof EmailForm>, 'form' | 'action' | 'hidden'>;

/** The form's action and its fields; null for an alert whose product or criteria are no longer known. */
function formOf(form: ConfirmedHere, about: string | undefined): Posts | null {
  if (form === 'newsletter') return { form, action: subscribe, hidden: { registration_channel: 'newsletter_block' } };
  if (form === 'jobs')
    return about === undefined ? null : { form: 'job-alert', action: requestJobAlert, hidden: { criteria: about } };
  return about ? { form: 'stock-alert', action: requestStockAlert, hidden: { variantId: about } } : null;
}

/** Beside the button, as on the form's own page: what the address is for. */
async function NoteOf({ form, locale }: { form: ConfirmedHere; locale: Locale }) {
  if (form === 'jobs') return <AlertConsent locale={locale} />;
  if (form === 'alert') return <p>{(await translations(locale, 'forms'))('alert.text')}</p>;
  const { footer } = await getSettings(locale, await draftRef(locale));
  return footer.newsletter && <Note field={footer.newsletter.note} />;
}

/** An e-mail form that was rejected without JavaScript: the same form with what was typed, and its error. */
export async function RefusedView({ locale, form, refused }: RefusedViewProps) {
  const t = await translations(locale, 'forms');
  const posts = formOf(form, refused?.about);
  // A problem is not one of the address: the form says what it is.
  const intro = refused?.state.problem ? null : t('link.refused.text');
  return (
    <LinkFrame locale={locale} title={t('link.refused.title')} intro={intro}>
      {posts && form === 'jobs' && (
        <AlertTerms locale={locale} selection={readJobSelection(new URLSearchParams(refused?.about))} />
      )}
      {posts && (
        <EmailForm
          {...posts}
          answered={refused?.state ?? null}
          words={await formWords(locale, posts.form)}
          locale={locale}
          label={t(`${form}.email`)}
          submit={t(`${form}.submit`)}
          done={{ title: t(`${form}.done`), text: <p>{t(`${form}.doneText`)}</p> }}
          note={<NoteOf form={form} locale={locale} />}
        />
      )}
    </LinkFrame>
  );
}
