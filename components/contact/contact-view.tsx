import { Breadcrumb, crumbsTo } from '@/components/editorial/page-navigation';
import { RichText } from '@/components/editorial/rich-text';
import { formWords, Note, thanksOf } from '@/components/forms/form-words';
import * as css from '@/components/forms/forms.css';
import { PageFrame } from '@/components/layout/page-frame';
import { sectionClass } from '@/components/theme/section';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { cx } from '@/components/ui/markup';
import { Notice } from '@/components/ui/notice';
import { Picture } from '@/components/ui/picture';
import { Container, Section } from '@/components/ui/section';
import { muted, text } from '@/components/ui/text.css';
import type { ContactPage } from '@/lib/contact/queries';
import { REQUESTER_TYPES } from '@/lib/contact/schema';
import { DEFAULT_COUNTRY } from '@/lib/platform/i18n/countries';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { shownTypes, UPLOADS } from '@/lib/uploads/limits';
import { ContactForm, type ContactWords } from './contact-form';

type Props = { locale: Locale; page: ContactPage };

/** The contact form, and alternatives that may be faster. */
export async function ContactView({ locale, page }: Props) {
  const [common, t] = await Promise.all([translations(locale, 'common'), translations(locale, 'forms')]);
  const crumbs = await crumbsTo(locale, { text: page.title, href: page.path });
  return (
    <PageFrame locale={locale} background={page.background} alternates={page.alternates} crumbs={crumbs}>
      <Section background={page.background} space="none">
        <Container>
          <Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />
          <div className={css.contactRoom}>
            <div>
              <div className={css.contactHead}>
                <h1>{page.title}</h1>
                <div className={text.lead}>
                  <RichText field={page.intro} />
                </div>
              </div>
              <ContactForm
                locale={locale}
                words={await formWords(locale, 'contact')}
                labels={await contactWords(locale)}
                vigilance={page.vigilance}
                tag={MARKETS[locale].tag}
                country={DEFAULT_COUNTRY}
                done={{ ...thanksOf(page.thanks, t('contact.done')), unmailed: <p>{t('contact.unmailed')}</p> }}
                note={<Note field={page.privacy} />}
              />
            </div>
            <Aside page={page} label={t('contact.aside')} />
          </div>
        </Container>
      </Section>
    </PageFrame>
  );
}

function Aside({ page: { phone, questions, emergency, picture }, label }: { page: ContactPage; label: string }) {
  return (
    <aside className={css.contactAside} aria-label={label}>
      {phone && (
        <div className={cx(sectionClass('White'), css.contactCard)}>
          <h2 className={css.contactCardTitle}>{phone.title}</h2>
          <p className={cx(muted, css.hours)}>{phone.text}</p>
          <ButtonLink href={phone.href} kind="secondary" block>
            <Icon name="phone" />
            {phone.number}
          </ButtonLink>
        </div>
      )}
      {questions && (
        <div className={cx(sectionClass('Blue'), css.contactCard)}>
          <h2 className={css.contactCardTitle}>{questions.title}</h2>
          <ul role="list" className={css.questions}>
            {questions.links.map(({ href, text: question }) => (
              <li key={href}>
                <Link href={href}>{question}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Notice tone="error" size="small">
        <RichText field={emergency} />
      </Notice>
      {picture && <Picture image={{ ...picture, service: 'prismic' }} sizes="18rem" className={css.contactPlant} />}
    </aside>
  );
}

async function contactWords(locale: Locale): Promise<ContactWords> {
  const t = await translations(locale, 'forms');
  const { maxBytes, maxFiles } = UPLOADS.attachments;
  const types = shownTypes(UPLOADS.attachments).join(', ');
  return {
    requester: t('contact.requester'),
    requesterNone: t('contact.requesterNone'),
    requesters: Object.fromEntries(
      REQUESTER_TYPES.map((type) => [type, t(`contact.requesters.${type}`)]),
    ) as ContactWords['requesters'],
    name: t('contact.name'),
    email: t('contact.email'),
    phone: t('contact.phone'),
    country: t('contact.country'),
    message: t('contact.message'),
    messageHint: t('contact.messageHint'),
    newTab: t('contact.newTab'),
    attachments: t('contact.attachments'),
    attachmentsHint: t('contact.attachmentsHint', { types, megabytes: maxBytes / 1_048_576, files: maxFiles }),
    submit: t('contact.submit'),
  };
}
