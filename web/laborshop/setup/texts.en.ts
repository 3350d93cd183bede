export default {
  title: "Setup",
  lead: "How your shop works, who gets the orders, and how it comes into your website.",
  ordering: "Ordering",
  mails: "E-mails",
  privacy: "Data protection",
  field: {
    opt_in: "Have orders confirmed by e-mail",
    website_url: "Address of your website",
    recipient_address: "Orders go to",
    sender_name: "Name of the sender",
    sender_address: "Replies go to",
    retention_months: "Anonymise orders after (months)",
  },
  hint: {
    opt_in:
      "Customers first get an e-mail with a link. Only once they confirm there does the order reach you. Orders that nobody confirms are deleted after three days. Without confirmation every order counts at once.",
    website_url: "The page that holds the shop. It has to be given if orders are confirmed by e-mail.",
    recipient_address:
      "We send every confirmed order to this address. If it is empty, the order is in the list only.",
    sender_name:
      "What the sender is called in e-mails to your customers. If it is empty, it is your laboratory’s name.",
    sender_address: "Your customers’ replies arrive at this address.",
    retention_months:
      "After that everything known of the customer is deleted; number, articles and dates of the order stay. 1 to 120 months are possible.",
  },
  example: "https://www.laboratory.example/shop",
  cssHint:
    "Applies to this widget and its public page, 64 KiB at most. An example: .lbm-shop-title { font-weight: 500 }",
  embed: "On your website",
  scriptText: "This line stands once on every page with the shop, best in the head of the page.",
  scriptLabel: "JavaScript, once per page",
  htmlText: "This line stands where the shop is to appear. Its colours are those of your laboratory.",
  htmlLabel: "HTML, in the place of the shop",
  pageText: "If you have no website of your own, lead your customers to this page:",
  pageLabel: "Address of the public page",
  setting: {
    opt_in: "Confirmation by e-mail",
    website_url: "Website",
    sender_name: "Sender",
    sender_address: "Reply address",
    recipient_address: "Recipient of orders",
    retention_months: "Retention",
    css: "CSS",
    texts: "Texts",
    delivery_form: "Delivery form",
  },
  textGroup: {
    articles: "Articles and search",
    cart: "Cart",
    delivery: "Delivery",
    summary: "Summary and sending",
    done: "After sending",
    confirmation: "Confirming the order",
    other: "Further texts and messages",
  },
  preview: "Preview",
  previewLead: "The shop as your customers see it. Orders from the preview are real orders.",
};
