/**
 * Caches one object per language, for example `Intl` formatters, which are slow to create.
 * @returns the same object for the same language
 */
export function perLanguage<Made>(make: (language: string) => Made): (language: string) => Made {
  const made = new Map<string, Made>();
  return (language) => {
    let known = made.get(language);
    if (known === undefined) {
      known = make(language);
      made.set(language, known);
    }
    return known;
  };
}
