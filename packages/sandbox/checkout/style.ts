import { fontFaces } from '../fonts.ts';

/** The shared stylesheet of the checkout, the provider's pages and the control page. */
export const style = `${fontFaces}
*{box-sizing:border-box}
body{margin:0;background:#f7f2e8;color:#14261f;font:1rem/1.5 "Instrument Sans",system-ui,sans-serif}
header,main{max-width:64rem;margin:0 auto;padding:1.25rem}
header,h1{font-family:"Hedvig Letters Serif",serif;font-weight:400;letter-spacing:-.02em}
header{font-size:1.5rem;padding-block:1.5rem .5rem}
h1{font-size:clamp(2rem,5vw,2.75rem);line-height:1.1;margin:0 0 1rem}
h2,h3,legend{font-size:1.125rem;font-weight:600;margin:0 0 .75rem;padding:0}
a{color:#1f4235}
:focus-visible{outline:3px solid #1f4235;outline-offset:2px}
.columns{display:grid;gap:2rem}
@media(min-width:56rem){.columns{grid-template-columns:3fr 2fr;align-items:start}}
fieldset{border:0;margin:0 0 2rem;padding:0}
.pair{display:grid;gap:0 1rem}
@media(min-width:32rem){.pair{grid-template-columns:1fr 1fr}}
.field{margin-bottom:1rem}
label{display:block;font-weight:500}
input,select{width:100%;min-height:2.75rem;padding:.5rem .75rem;font:inherit;color:inherit;background:#fff;border:1px solid #14261f;border-radius:.5rem}
input[type=radio],input[type=checkbox]{width:1.25rem;min-height:1.25rem;height:1.25rem;margin:.15rem 0 0;accent-color:#1f4235}
[aria-invalid=true]{border:2px solid #a3261b}
.hint{color:#3b4f46;font-size:.875rem;margin:.25rem 0 0}
.error{color:#a3261b;font-weight:500;margin:.25rem 0 0}
.alert{background:#fff;border:2px solid #a3261b;border-radius:.75rem;padding:1rem 1.25rem;margin-bottom:1.5rem}
.alert p,.alert ul{margin:0}
.choice{display:grid;grid-template-columns:auto 1fr auto;gap:.75rem;padding:.75rem 1rem;margin-bottom:.5rem;background:#fff;border:1px solid #14261f;border-radius:.5rem}
.choice:has(:checked){outline:2px solid #1f4235}
.choice span{display:block;font-weight:400}
button{font:inherit;font-weight:600;min-height:3rem;padding:.5rem 1.5rem;border:2px solid #1f4235;border-radius:2rem;background:#1f4235;color:#fff;cursor:pointer}
button.second{background:transparent;color:#1f4235;min-height:2.75rem}
button.pay{width:100%}
.panel{background:#fff;border-radius:.75rem;padding:1.25rem}
.lines{list-style:none;margin:0 0 1rem;padding:0}
.lines li{display:grid;grid-template-columns:4rem 1fr auto;gap:.75rem;padding:.75rem 0;border-bottom:1px solid #e7dcc9}
.lines img{width:4rem;height:5rem;object-fit:contain;background:#f7f2e8;border-radius:.375rem}
h3{margin-top:1rem}
.note{margin:0;white-space:pre-line;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:1fr auto;gap:.375rem 1rem;margin:0}
dd{margin:0;text-align:end;font-variant-numeric:tabular-nums}
.total{font-size:1.25rem;font-weight:600}
table{width:100%;border-collapse:collapse;background:#fff}
th,td{text-align:start;padding:.375rem .625rem;border-bottom:1px solid #e7dcc9}
td form{display:flex;gap:.5rem}
td input{width:6rem}
section{margin-bottom:2.5rem}
`;
