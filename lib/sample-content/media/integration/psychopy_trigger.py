"""PsychoPy：刺激上屏的那一次翻页，同时向HZ-T1发一个字节。"""
import random

import serial
from psychopy import core, event, visual

CODES = {'standard': 1, 'target': 2}
port = serial.Serial('COM3', 115200, write_timeout=0.05)  # HZ-T1的USB串口
window = visual.Window(fullscr=True, color='black', units='height')
signs = {
    'standard': visual.Circle(window, radius=0.1, fillColor='white'),
    'target': visual.Circle(window, radius=0.1, fillColor='red'),
}


def mark(code):
    port.write(bytes([code]))


trials = ['standard'] * 16 + ['target'] * 4
random.shuffle(trials)
for name in trials:
    signs[name].draw()
    window.callOnFlip(mark, CODES[name])  # 翻页返回时发出，不早不晚
    window.flip()
    core.wait(0.2)
    window.flip()
    core.wait(random.uniform(0.8, 1.2))
    if event.getKeys(['escape']):
        break

port.close()
window.close()
core.quit()
