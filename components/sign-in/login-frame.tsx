import type { ReactNode } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import { Container, Section } from '@/components/ui/section';
import type { Locale } from '@/lib/platform/markets';
import { routeAlternates } from '@/lib/seo/metadata';

/** Site frame of the login page, for every visitor. */
export function LoginFrame({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <PageFrame locale={locale} background="Aqua" alternates={routeAlternates('/login')}>
      <Section background="Aqua" space="tight">
        <Container>{children}</Container>
      </Section>
    </PageFrame>
  );
}
