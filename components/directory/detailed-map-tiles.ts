import type { TileLayer } from 'leaflet';

/** A host that says nothing for so long is away. */
const PATIENCE_MS = 10_000;

/** Tells once whether tiles come: when the first is there, when the last has failed, or when there is none for ten seconds. */
export function waitForTiles(layer: TileLayer, tell: (state: 'seen' | 'away') => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    layer.off('tileload', seen).off('load', away);
  };
  const seen = () => {
    stop();
    tell('seen');
  };
  const away = () => {
    stop();
    tell('away');
  };
  const timer = setTimeout(away, PATIENCE_MS);
  // `load` means that nothing is awaited any more, whatever became of it.
  layer.on('tileload', seen).on('load', away);
  return stop;
}
