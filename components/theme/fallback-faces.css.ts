import { globalFontFace } from '@vanilla-extract/css';
import { fallbackFaces } from './fallback-faces';

for (const { family, rule } of fallbackFaces) globalFontFace(family, rule);
