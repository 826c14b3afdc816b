/**
 * Never shown: every document of a 404 is the prerendered page of its market. The framework's own stands here otherwise,
 * and travels with each page, a third of a kilobyte.
 */
export default function NotFound() {
  return null;
}
