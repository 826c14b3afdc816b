import { style } from '@vanilla-extract/css';
import { inUi } from '@/components/theme/ui-layer';

/** The picture is laid out as if the element around it did not exist. */
export const around = style(inUi({ display: 'contents' }));
