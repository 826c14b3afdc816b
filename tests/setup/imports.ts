/** An import or export that names another module; those of types alone are gone at run time. */
const STATEMENT = /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:([^'"`;]*?)\sfrom\s*)?'([^']+)'/g;

const hasOnlyTypes = (names = ''): boolean => {
  const named = /^\{([^}]*)\}$/s.exec(names)?.[1]?.split(',') ?? [];
  return named.length > 0 && named.every((name) => /^\s*(?:type\s|$)/.test(name));
};

/** The modules that a source text loads with itself, as it names them. */
export const importedBy = (source: string): string[] =>
  [...source.matchAll(STATEMENT)].flatMap(([, names, specifier = '']) => (hasOnlyTypes(names) ? [] : [specifier]));
