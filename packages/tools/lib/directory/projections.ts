import type { Point } from '../../../../lib/services/geocoding.ts';

/** The ellipsoid GRS 80, in metres; WGS 84 is the same within a millimetre. */
const A = 6_378_137;
const E2 = 0.006_694_380_022_9;
const E = Math.sqrt(E2);
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** Constants of Lambert-93 (EPSG:2154), as the IGN gives them. */
const CONE = { n: 0.725_607_765_0532, c: 11_754_255.4261, x: 700_000, y: 12_655_612.0499, meridian: radians(3) };

/** Metropolitan France: metres of Lambert-93 to degrees. */
export function fromLambert93(x: number, y: number): Point {
  const [dx, dy] = [x - CONE.x, CONE.y - y];
  const longitude = CONE.meridian + Math.atan2(dx, dy) / CONE.n;
  const stretch = Math.exp(-Math.log(Math.hypot(dx, dy) / CONE.c) / CONE.n);
  let latitude = 2 * Math.atan(stretch) - Math.PI / 2;
  // Five iterations are accurate to far less than a metre.
  for (let round = 0; round < 5; round += 1) {
    const sine = E * Math.sin(latitude);
    latitude = 2 * Math.atan(((1 + sine) / (1 - sine)) ** (E / 2) * stretch) - Math.PI / 2;
  }
  return { latitude: degrees(latitude), longitude: degrees(longitude) };
}

/** Latitude on the meridian at this many metres from the equator. */
function footpoint(metres: number): number {
  const m = metres / (A * (1 - E2 / 4 - (3 * E2 ** 2) / 64 - (5 * E2 ** 3) / 256));
  const f = (1 - Math.sqrt(1 - E2)) / (1 + Math.sqrt(1 - E2));
  return (
    m +
    ((3 * f) / 2 - (27 * f ** 3) / 32) * Math.sin(2 * m) +
    ((21 * f ** 2) / 16 - (55 * f ** 4) / 32) * Math.sin(4 * m) +
    ((151 * f ** 3) / 96) * Math.sin(6 * m)
  );
}

/** Overseas: metres of a UTM zone (20 north for the Antilles, 40 south for La Réunion, 58 south for New Caledonia) to degrees. */
export function fromUtm(x: number, y: number, { zone, south }: { zone: number; south: boolean }): Point {
  const scale = 0.9996;
  const foot = footpoint((south ? y - 10_000_000 : y) / scale);
  const t = Math.tan(foot) ** 2;
  const second = E2 / (1 - E2);
  const c = second * Math.cos(foot) ** 2;
  const flat = 1 - E2 * Math.sin(foot) ** 2;
  const [across, along] = [A / Math.sqrt(flat), (A * (1 - E2)) / flat ** 1.5];
  const d = (x - 500_000) / (across * scale);
  const lift = d ** 2 / 2 - ((5 + 3 * t + 10 * c - 4 * c ** 2 - 9 * second) * d ** 4) / 24;
  const aside = d - ((1 + 2 * t + c) * d ** 3) / 6;
  return {
    latitude: degrees(foot - ((across * Math.tan(foot)) / along) * lift),
    longitude: zone * 6 - 183 + degrees(aside / Math.cos(foot)),
  };
}
