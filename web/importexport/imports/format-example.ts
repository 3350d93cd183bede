/** A file with every key that an analysis may have; an export shows more of layouts, categories and collections. */
export const example = `{
  "version": 1,
  "analyses": [
    {
      "code": "GLU",
      "name": { "de": "Glukose", "en": "Glucose" },
      "layout": "default",
      "categories": ["clinical-chemistry"],
      "collection": "materials",
      "collection_items": ["materials/serum", "materials/plasma"],
      "state": "PUBLISHED",
      "internal": false,
      "is_standalone": true,
      "list_visible": true,
      "related": ["HBA1C"],
      "fields": { "method": { "de": "Hexokinase" } }
    }
  ]
}`;
