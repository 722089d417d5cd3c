/** How the page of a web form looks. It is light in a frame, since no one knows what is around it. */
export const STYLE = `
:root{color-scheme:light;--page:#fff;--ink:#14201a;--ink2:#4d5a53;--line:#8a948d;--soft:#f3f0e9;--done:#e9f2ec;--bad:#fdf3f2;--brand:#0c3426;--hover:#14513b;--on:#fff;--link:#14513b;--wrong:#a5231b}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:560px;margin:0 auto;padding:24px 20px 32px}
h1{margin:0;font-size:24px;line-height:1.25;overflow-wrap:anywhere}
p{margin:0;overflow-wrap:anywhere}
.intro{margin-top:8px;color:var(--ink2);white-space:pre-line}
.about{margin-top:16px;padding:10px 14px;border-radius:8px;background:var(--soft);font-weight:600}
.about span{margin-right:6px;color:var(--ink2);font-weight:400}
.problem{margin-top:16px;padding:10px 14px;border:1px solid var(--wrong);border-radius:8px;background:var(--bad);color:var(--wrong);font-weight:600}
.thanks{margin-top:16px;padding:16px;border-radius:8px;background:var(--done);white-space:pre-line}
form{display:grid;gap:16px;margin-top:20px}
.two{display:grid;gap:16px;grid-template-columns:1fr 1fr;align-items:start}
.field{display:grid;gap:6px;min-width:0}
label{font-size:14px;font-weight:600}
input:not([type=checkbox]),textarea{width:100%;min-height:44px;padding:9px 12px;border:1px solid var(--line);border-radius:6px;background:var(--page);color:inherit;font:inherit}
textarea{resize:vertical}
input:focus-visible,textarea:focus-visible,button:focus-visible{outline:3px solid #4dc480;outline-offset:1px}
[aria-invalid]{border-color:var(--wrong)!important}
.check{display:flex;gap:10px;align-items:flex-start;color:var(--ink2);font-weight:400}
.check input{flex:none;width:20px;height:20px;margin:1px 0 0;accent-color:var(--brand)}
.error{color:var(--wrong);font-size:14px}
.away{position:absolute;left:-9999px;width:1px;height:1px;overflow:hidden}
button{min-height:46px;padding:0 28px;border:0;border-radius:6px;background:var(--brand);color:var(--on);font:inherit;font-weight:600;cursor:pointer;justify-self:start}
button:hover{background:var(--hover)}
.who{margin-top:24px;color:var(--ink2);font-size:14px}
a{color:var(--link)}
@media(max-width:480px){.two{grid-template-columns:1fr}button{justify-self:stretch}}
`

/** In a tab of its own the page follows the visitor's theme. */
export const DARK = `
@media(prefers-color-scheme:dark){:root{color-scheme:dark;--page:#121915;--ink:#e9ece8;--ink2:#a9b3ac;--line:#6d7872;--soft:#1d2621;--done:#17301f;--bad:#3a1a17;--brand:#c8ef4e;--hover:#d6f57a;--on:#14201a;--link:#9fd8b8;--wrong:#ff9d94}}
`
