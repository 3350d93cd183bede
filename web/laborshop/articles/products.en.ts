import type de from "./products.de.ts";

export default {
  products: "Products",
  none: "No products in this category yet",
  new: "New product",
  name: "Name",
  taken: "A product with this name already exists",
  copy: "Copy",
  copyOf: "{{name}} (copy)",
  copied: "Product copied",
  copiedText: "The variants of the copy are hidden in the shop until you release them.",
  copyFailed: "The product was not copied",
  category: "Category",
  description: "Description",
  picture: "Picture",
  dropPicture: "Drop a picture here",
  choosePicture: "Choose picture",
  replacePicture: "Replace picture",
  removePicture: "Remove picture",
  pictureHint:
    "JPG or PNG of up to {{size}}, {{least}} pixels wide or more if possible. Camera data is removed. The picture is saved at once.",
  pictureSaved: "The picture has been saved",
  pictureRemoved: "The picture has been removed",
  pictureNotRemoved: "The picture was not removed",
  smallPicture:
    "The picture measures {{edge}} pixels. With {{least}} or more it stays sharp on every screen.",
  materials: "For these materials",
  materialsHelp: "Whoever reads an analysis with one of these materials is led to this product.",
  analyses: "For these analyses",
  analysesHelp: "Single analyses that lead to this product, whatever their material.",
  hideVariants: "Hide all variants",
  preflight: { variants_one: "One variant", variants_other: "{{count}} variants" },
} satisfies typeof de;
