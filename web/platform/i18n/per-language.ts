/**
 * Caches one object per language, for example `Intl` formatters, which are slow to create.
 * @returns the same object for the same language
 */
export function perLanguage<Value>(make: (language: string) => Value): (language: string) => Value {
  const values = new Map<string, Value>();
  return (language) => {
    let cached = values.get(language);
    if (cached === undefined) {
      cached = make(language);
      values.set(language, cached);
    }
    return cached;
  };
}
