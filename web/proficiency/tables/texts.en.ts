export default {
  yes: "yes",
  no: "no",
  failed: "The table could not be saved",
  parameters: {
    title: "Import parameters",
    lead: "A table with one name in each row. Names that are there already stay as they are.",
    columns: { name: "Name" },
  },
  materials: {
    title: "Import materials",
    lead: "A table with one name in each row. Names that are there already stay as they are.",
    columns: { name: "Name" },
  },
  testables: {
    title: "Import test parameters",
    lead: "A table with a row for each test parameter, which is found by its parameter and material. Parameters, materials, categories and tags that are not there yet are added. Several tags and analyses are separated by semicolons.",
    columns: {
      parameter: "Parameter",
      material: "Material",
      category: "Category",
      tags: "Tags",
      rilibaek: "RiliBÄK",
      rhythm: "Rhythm",
      analyses: "Analyses",
    },
  },
  certifications: {
    title: "Import certifications",
    lead: "A table with a row for each certification. Certificates and test parameters have to be there; a certificate is found by its name, and by its date if several are called so.",
    columns: {
      certificate: "Certificate",
      test_date: "Date of the test",
      parameter: "Parameter",
      material: "Material",
      certified: "Certified",
      valid_until: "Valid until",
    },
  },
};
