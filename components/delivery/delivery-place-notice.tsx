'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useFirstFocus, useOnHide } from '@/components/ui/hooks';
import { Notice } from '@/components/ui/notice';
import { Status } from '@/components/ui/tag';
import { exclusionOf } from '@/lib/delivery/rules';
import { readPostcode, writePostcode } from '@/lib/delivery/visitor-postcode';
import { fill } from '@/lib/forms/state';
import { useSiteData } from '@/lib/platform/browser/site-data';
import { type Locale, MARKETS } from '@/lib/platform/markets';

/** The first two with {zip}. */
export type PlaceNoticeWords = { region: string; variant: string; forget: string; forgotten: string };

type Props = {
  locale: Locale;
  /** The variant's own exclusions, as the shop returns them. */
  exclusions: readonly string[] | null;
  words: PlaceNoticeWords;
};

/**
 * Warns early that a variant is not delivered to the postcode that the visitor entered. An empty live region is in the
 * prerendered page, and stays empty where the variant is delivered.
 */
export function DeliveryPlaceNotice({ locale, exclusions, words }: Props) {
  const country = MARKETS[locale].shop?.country ?? '';
  const zip = useSiteData(() => readPostcode(country), null);
  const [forgotten, setForgotten] = useState(false);
  useOnHide(() => setForgotten(false));
  const because = zip && exclusionOf({ postalCodeExclusions: exclusions }, zip, country);
  const forget = () => {
    setForgotten(true);
    writePostcode(null);
  };
  return (
    <>
      <Status>
        {because && (
          <Notice tone="warning" size="small" icon="truck">
            <p>{fill(words[because], { zip })}</p>
            <Button kind="ghost" size="small" onClick={forget}>
              {words.forget}
            </Button>
          </Notice>
        )}
      </Status>
      {forgotten && !zip && <Forgotten>{words.forgotten}</Forgotten>}
    </>
  );
}

/** The button that had the focus was removed with the notice. */
function Forgotten({ children }: { children: string }) {
  const notice = useFirstFocus<HTMLParagraphElement>();
  return (
    <p ref={notice} tabIndex={-1}>
      {children}
    </p>
  );
}
