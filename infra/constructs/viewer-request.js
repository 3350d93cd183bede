/**
 * CloudFront Function at every viewer's request (runtime cloudfront-js-2.0, so no imports and no exports): language prefix, trailing
 * slash, and the app's page for every path of the app.
 */
const languages = ["de", "en", "fr", "it"];
const fileEnding = /\.(?:js|css|json|map|xml|woff2|svg|png|pdf)$/;

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  // Only this function says which language a path asks for.
  delete request.headers["x-laborium-language"];
  const parts = request.uri.split("/");
  const served = parts[1] === "api" || parts[1] === "embed";
  if (served && languages.indexOf(parts[2]) >= 0 && parts.length > 3) {
    request.headers["x-laborium-language"] = { value: parts[2] };
    parts.splice(2, 1);
    request.uri = parts.join("/");
  }
  const last = parts[parts.length - 1];
  const isFile = fileEnding.test(last);
  if (served) {
    if (last !== "" && !isFile) request.uri += "/";
  } else if (last.indexOf(".") < 0) {
    request.uri = "/index.html";
  }
  return request;
}
