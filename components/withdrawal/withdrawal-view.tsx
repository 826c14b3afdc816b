import { crumbsTo } from '@/components/editorial/crumbs';
import { PageHero } from '@/components/editorial/page-hero';
import { PageFrame } from '@/components/layout/page-frame';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Container, Section, Split } from '@/components/ui/section';
import { muted } from '@/components/ui/text.css';
import { pathFor } from '@/lib/i18n/navigation';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import { routeTwins } from '@/lib/seo/route-twins';
import { declareWithdrawal } from '@/lib/withdrawal/actions';
import { WithdrawalAside } from './withdrawal-aside';
import { ContractFields, PersonFields, ReasonField } from './withdrawal-fields';
import { WithdrawalForm } from './withdrawal-form';
import { withdrawalWords } from './withdrawal-words';

const ROUTE = '/withdrawal';
const BACKGROUND = 'Beige Light';

/** The online withdrawal function for anybody: no account, no bot check, no reason. */
export async function WithdrawalView({ locale }: { locale: Locale }) {
  const [common, t] = await Promise.all([translations(locale, 'common'), translations(locale, 'withdrawal')]);
  const path = pathFor(locale, ROUTE);
  const crumbs = await crumbsTo(locale, { text: t('title'), href: path });
  return (
    <PageFrame locale={locale} background={BACKGROUND} twins={routeTwins(ROUTE)} crumbs={crumbs}>
      <PageHero
        background={BACKGROUND}
        breadcrumb={<Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />}
        title={t('title')}
        intro={<p>{t('intro')}</p>}
      />
      <Section background="White">
        <Container>
          <Split>
            <WithdrawalForm
              locale={locale}
              action={declareWithdrawal}
              from="guest"
              words={await withdrawalWords(locale)}
              submit={t('fields.submit')}
              note={<p className={muted}>{t('fields.note')}</p>}
            >
              <PersonFields locale={locale} />
              <ContractFields locale={locale} />
              <ReasonField locale={locale} />
            </WithdrawalForm>
            <WithdrawalAside locale={locale} />
          </Split>
        </Container>
      </Section>
    </PageFrame>
  );
}
