# Small things from near, as a studio sells them: SHOT chooses the picture
import sys, os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from roomkit import *
out,w,h,spp,seed,thr=args(); SHOT=os.environ.get('SHOT','perfume')
s=reset(); g=M()
if SHOT=='perfume': from perfume import perfume; perfume()
if SHOT=='branch': from branch import branch; branch()
if SHOT=='tea': from tea import tea; tea(g)
if SHOT=='lens': from cinelens import shot; shot(g)
if SHOT=='flowers': from flowers import flowers; flowers(g)
if SHOT=='buckthorn': from buckthorn import buckthorn; buckthorn()
if SHOT=='lipsticks': from lipstick import shot; shot()
if SHOT=='monitor': from monitor import shot; shot(g,os.environ['MONITOR'])
render(out,w,h,spp,seed,thr,bounces=8 if SHOT=='buckthorn' else 12,clamp=8.)
