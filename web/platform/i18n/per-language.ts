/**
 * Caches one object per language, for example `Intl` formatters, which are slow to create.
 * @returns the same object for the same language
 */
export function perLanguage<Made>(make: (language: string) => Made): (language: string) => Made {
  const made = new Map<string, Made>();
  return (language) => {
    let cached = made.get(language);
    if (cached === undefined) {
      cached = make(language);
      made.set(language, cached);
    }
    return cached;
  };
}
