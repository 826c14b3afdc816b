import '@/components/theme/global.css';
import '@/components/theme/all.generated.css';
import { fontClasses } from '@/components/theme/fonts';

export const metadata = { robots: { index: false } };

/** No tag manager, no support widget, no header or footer (specification, section 2). */
export default function BareLayout({ children }: LayoutProps<'/'>) {
  return (
    <html lang="fr" className={fontClasses}>
      <body>{children}</body>
    </html>
  );
}
