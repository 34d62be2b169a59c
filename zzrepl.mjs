import { chromium } from 'playwright-core'
import http from 'node:http'
import fs from 'node:fs'
const B='http://localhost:4310'
const browser = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']})
const g = globalThis
g.fs=fs; g.B=B; g.browser=browser
g.ctxFor = async (email,password,opts={})=>{ const c=await browser.newContext({viewport:{width:1440,height:900},...opts}); c.setDefaultTimeout(60000); c.setDefaultNavigationTimeout(60000)
 const r=await c.request.post(B+'/api/users/login',{headers:{origin:B},data:{email,password}}); if(!r.ok()) throw new Error(await r.text()); return c}
g.shot=async(p,n,o={})=>{await p.screenshot({path:'/tmp/h/panel/'+n+'.png',...o})}
g.sleep=ms=>new Promise(r=>setTimeout(r,ms))
const AF=Object.getPrototypeOf(async function(){}).constructor
http.createServer((q,s)=>{let b='';q.on('data',d=>b+=d);q.on('end',async()=>{const out=[];const log=(...a)=>out.push(a.map(x=>typeof x==='string'?x:JSON.stringify(x,null,1)).join(' '));
 try{const r=await new AF('log',b)(log); if(r!==undefined) log(r)}catch(e){log('ERR '+String(e.message).slice(0,1500))}
 s.end(out.join('\n')+'\n')})}).listen(4555,'127.0.0.1')
