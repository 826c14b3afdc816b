import sharp from 'sharp';
import { written } from './digits.ts';
import { crossings, isClosed, parks, SIDE, streets, type TileAddress } from './pattern.ts';

const COLORS = { land: '#EFE8DA', park: '#C6DCC6', street: '#FFFFFF', edge: '#D9CDB6', ink: '#7A7360' } as const;

const line = (at: number, upright: 0 | 1): string => (upright ? `M${at} 0V${SIDE}` : `M0 ${at}H${SIDE}`);

function grid(tile: TileAddress): string {
  return ([0, 1] as const)
    .flatMap((upright) => streets.filter((at) => !isClosed(tile, at, upright)).map((at) => line(at, upright)))
    .join('');
}

function greens(tile: TileAddress): string {
  return parks(tile)
    .map(([row, column]) => {
      const [left = 0, right = 0] = [streets[column], streets[column + 1]];
      const [top = 0, bottom = 0] = [streets[row], streets[row + 1]];
      return `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"/>`;
    })
    .join('');
}

/** Two roads across the tile, which meet those of the neighbouring tiles at a right angle to the edge. */
function roads(tile: TileAddress): string {
  const { left, right, top, bottom } = crossings(tile);
  const half = SIDE / 2;
  return (
    `M0 ${left}C${half} ${left} ${half} ${right} ${SIDE} ${right}` +
    `M${top} 0C${top} ${half} ${bottom} ${half} ${bottom} ${SIDE}`
  );
}

/** A fictional part of a town as SVG, with the coordinates of its tile in the corner. */
export function drawing(tile: TileAddress): string {
  const ways = roads(tile);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}" fill="none">
<rect width="${SIDE}" height="${SIDE}" fill="${COLORS.land}"/>
<g fill="${COLORS.park}">${greens(tile)}</g>
<path d="${grid(tile)}" stroke="${COLORS.street}" stroke-width="5"/>
<path d="${ways}" stroke="${COLORS.edge}" stroke-width="15"/>
<path d="${ways}" stroke="${COLORS.street}" stroke-width="11"/>
<g stroke="${COLORS.ink}" stroke-width="1.5" stroke-linecap="round">${written(`${tile.z}/${tile.x}/${tile.y}`, 8, 8)}</g>
</svg>`;
}

/** The tile as PNG. */
export const drawTile = (tile: TileAddress): Promise<Buffer> =>
  sharp(Buffer.from(drawing(tile)))
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
