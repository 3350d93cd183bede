/**
 * Passes unsaved CSS and texts to the widget, from the back-office and from no other sender. The text being edited there is highlighted
 * here, wherever it is drawn or read out. The script announces when it is listening.
 *
 * @param app the origin of the back-office
 */
export const previewScript = (app: string) => `{
const host=document.querySelector("[data-laborium]"),app=${JSON.stringify(app)};
${lighting}
addEventListener("message",({origin,data})=>{if(origin!==app||!data)return;
for(const name of["css","texts"])if(typeof data[name]==="string")host.dataset[name]=data[name];
dispatchEvent(new Event("laborium:dress"));
light(data.look)});
if(parent!==self)parent.postMessage("laborium:preview",app)}`;

/**
 * `light` outlines the elements that show a text, as a whole or else as a part, with any words in place of its placeholders. Content drawn
 * later is searched, too; the page scrolls only to the first place of a text.
 */
const lighting = String.raw`let look="",lit=[],isNew=false,asked=0;
const draw=()=>{asked=0;
for(const each of lit)each.style.outline=each.style.outlineOffset="";
lit=[];
const pieces=look.split(/\{\{\w+\}\}/).map((piece)=>piece.trim().replace(/[\\^$.*+?()[\]{}|]/g,"\\$&"));
const root=host.shadowRoot;
if(!root||!pieces.some(Boolean))return;
const words=pieces.join("[^]*?");
const shown=[];
for(const element of root.querySelectorAll("*")){
if(element.localName==="style")continue;
const texts=["placeholder","aria-label","title","value"].map((name)=>element.getAttribute(name)||"");
for(const child of element.childNodes)if(child.nodeType===3)texts.push(child.data);
texts.push(element.childElementCount?"":element.textContent);
shown.push([element,texts])}
const find=(pattern)=>shown.filter(([,texts])=>texts.some((text)=>text&&pattern.test(text))).map(([element])=>element);
lit=find(new RegExp("^\\s*"+words+"\\s*$"));
if(!lit.length)lit=find(new RegExp(words));
for(const each of lit){each.style.outline="3px solid #b45309";each.style.outlineOffset="2px"}
if(isNew&&lit[0]){isNew=false;const{top,height}=lit[0].getBoundingClientRect();
if(top<0||top+height>innerHeight)scrollTo(0,scrollY+top-innerHeight/3)}};
const soon=()=>{asked=asked||requestAnimationFrame(draw)};
let watched;
const light=(text)=>{if(typeof text!=="string")return;
isNew=isNew||text!==look;look=text;
if(!host.shadowRoot)return void setTimeout(()=>light(look),200);
if(watched!==host.shadowRoot){watched=host.shadowRoot;
new MutationObserver(soon).observe(watched,{childList:true,characterData:true,subtree:true})}
soon()};`;
