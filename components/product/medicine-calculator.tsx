import type { Content } from '@prismicio/client';
import { CALCULATOR_ANCHOR } from '@/components/calculator/anchor';
import { Calculator } from '@/components/calculator/calculator';
import type { Locale } from '@/lib/markets';

type Data = Content.ProductDocument['data'];

/** The calculator of a medicine that names its form; nothing for those that are not counted, such as a unit dose. */
export function MedicineCalculator({ locale, data }: { locale: Locale; data: Data }) {
  const { calculator_form: comp, calculator_units: units, calculator_drops: drops } = data;
  if (!comp) return null;
  return <Calculator id={CALCULATOR_ANCHOR} locale={locale} comp={comp} product={{ units, drops }} background="Aqua" />;
}
