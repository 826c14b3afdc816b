import '@/components/theme/global.css';
import '@/components/theme/all.generated.css';
import { fontClasses } from '@/components/theme/fonts';
import { MARKETS } from '@/lib/platform/markets';
import { bareDocumentLocale } from '@/lib/session/auth-page-request';

// The language of a bare page is that of the path it leads to, which is read from the URL.
export const instant = false;

export const metadata = { robots: { index: false } };

/** No tag manager, no support widget, no header or footer (specification, section 2). */
export default async function BareLayout({ children }: LayoutProps<'/'>) {
  const { tag } = MARKETS[await bareDocumentLocale()];
  return (
    <html lang={tag} className={fontClasses}>
      <body>{children}</body>
    </html>
  );
}
