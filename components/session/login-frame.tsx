import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/layout/site-frame';
import { Container, Section } from '@/components/ui/section';
import { pathFor } from '@/lib/i18n/navigation';
import type { Locale } from '@/lib/markets';
import { routeTwins } from '@/lib/seo/route-twins';

/** What is around the login page, whoever asks for it. */
export function LoginFrame({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <SiteFrame locale={locale} background="Aqua" twins={routeTwins('/login')} path={pathFor(locale, '/login')}>
      <Section background="Aqua" space="tight">
        <Container>{children}</Container>
      </Section>
    </SiteFrame>
  );
}
