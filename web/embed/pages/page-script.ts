/** The key under which the visitor's device keeps their choice of a light or dark look. */
export const themeKey = "laborium.theme";

/**
 * The script of every public page, which stands in its head, so that the chosen look is there from the first: a file would delay the first
 * result by a round trip. It shows the choice of a look, which does nothing without a script. In a frame, the page has the light look
 * unless the visitor chose another one, since the surrounding page is not known, and tells the surrounding page its height.
 */
export const pageScript = `{
const root=document.documentElement,framed=parent!==self;
let theme="";
try{theme=localStorage.getItem("${themeKey}")||""}catch{}
const show=()=>{root.dataset.theme=theme||(framed?"light":"")};
show();
if(framed)root.dataset.framed="";
addEventListener("storage",({key,newValue})=>{if(key==="${themeKey}"){theme=newValue||"";show()}});
addEventListener("DOMContentLoaded",()=>{
const choice=document.querySelector(".lbm-theme");
if(choice){
const field=choice.querySelector("select");
field.value=theme;
choice.hidden=false;
field.onchange=()=>{theme=field.value;show();
try{theme?localStorage.setItem("${themeKey}",theme):localStorage.removeItem("${themeKey}")}catch{}}}
if(framed){
let told=0;
new ResizeObserver(()=>{const height=Math.ceil(root.getBoundingClientRect().height);
if(height!==told)parent.postMessage({laborium:"height",height:told=height},"*")}).observe(root)}})}`;
