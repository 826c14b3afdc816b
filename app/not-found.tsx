/**
 * Never rendered: every 404 document is the prerendered page of its market. Without this file the framework adds its own page,
 * a third of a kilobyte, to every page.
 */
export default function NotFound() {
  return null;
}
