import { style } from '@vanilla-extract/css';
import { inUi } from '@/components/theme/ui-layer';

/** Empty, it stands in the page without a row of its own, and so without a gap; hidden, it would not be listened to. */
export const status = style(inUi({ ':empty': { position: 'absolute' } }));
