"""Blender side of the studio: one job file in, raw planes of one picture (and optionally an area mask) out.

blender -b -t 2 -P render.py -- job.json
"""

import json
import os
import shutil
import sys
import time

import bpy
import numpy as np
from mathutils import Vector

if "bool" not in vars(np):
    np.bool = bool  # the glTF importer of this Blender still says np.bool

JOB = json.load(open(sys.argv[sys.argv.index("--") + 1]))
W, H = JOB["size"]
LIGHT = JOB["light"]
STARTED = time.time()


def z_up(v):
    """Studio coordinates (y up) → Blender (z up)."""
    return Vector((v[0], -v[2], v[1]))


def linear(code):
    """#rrggbb (sRGB) → linear rgba."""
    out = []
    for i in (0, 2, 4):
        c = int(code[i : i + 2], 16) / 255
        out.append(((c + 0.055) / 1.055) ** 2.4 if c > 0.04045 else c / 12.92)
    return out + [1]


# Principled settings per material kind; everything else is Blender's default
KINDS = {
    "clay": {"Roughness": 0.5, "Specular": 0.4},
    "matte": {"Roughness": 0.9, "Specular": 0.15},
    "skin": {"Roughness": 0.5, "Specular": 0.32},
    "fabric": {"Roughness": 0.88, "Specular": 0.15, "Sheen": 0.5, "Sheen Tint": 0.4},
    "hair": {"Roughness": 0.45, "Specular": 0.4},
    "gloss": {"Roughness": 0.18, "Specular": 0.5, "Clearcoat": 0.5, "Clearcoat Roughness": 0.05},
    "metal": {"Metallic": 1, "Roughness": 0.32},
    "glow": {"Roughness": 0.5, "Specular": 0.3},
    "screen": {"Roughness": 0.3, "Specular": 0.25},
}


def shade(material):
    """Turn a material named kind#rrggbb[@drawing] into its shader."""
    if "#" not in material.name:
        return
    kind, rest = material.name.split("#", 1)
    colour = linear(rest[:6])
    nodes, links = material.node_tree.nodes, material.node_tree.links
    bsdf = next(n for n in nodes if n.type == "BSDF_PRINCIPLED")
    base = bsdf.inputs["Base Color"]
    if not base.is_linked:
        base.default_value = colour
    bsdf.inputs["Metallic"].default_value = 0
    for key, value in KINDS.get(kind, {}).items():
        bsdf.inputs[key].default_value = value
    if kind == "skin":
        bsdf.inputs["Subsurface"].default_value = 0.1
        bsdf.inputs["Subsurface Radius"].default_value = (0.025, 0.010, 0.006)
        bsdf.inputs["Subsurface Color"].default_value = (min(1, colour[0] * 1.1), colour[1] * 0.75, colour[2] * 0.6, 1)
    if kind == "glass":
        # thin tinted pane without reflections: chosen by chance per sample, these would be grain
        out = next(n for n in nodes if n.type == "OUTPUT_MATERIAL")
        clear = nodes.new("ShaderNodeBsdfTransparent")
        clear.inputs[0].default_value = [0.25 + 0.75 * c for c in colour[:3]] + [1]
        links.new(clear.outputs[0], out.inputs[0])
    if kind in ("glow", "screen"):
        emission = bsdf.inputs["Emission"]
        if base.is_linked:
            links.new(base.links[0].from_socket, emission)
            links.remove(base.links[0])
        else:
            emission.default_value = colour
        base.default_value = (0.01, 0.01, 0.015, 1)
        bsdf.inputs["Emission Strength"].default_value = LIGHT[kind]


def add_camera(scene):
    shot = JOB["camera"]
    data = bpy.data.cameras.new("camera")
    camera = bpy.data.objects.new("camera", data)
    scene.collection.objects.link(camera)
    scene.camera = camera
    camera.location = z_up(shot["from"])
    camera.rotation_euler = (z_up(shot["at"]) - camera.location).to_track_quat("-Z", "Y").to_euler()
    data.sensor_width, data.lens, data.clip_start = 36, shot["lens"], 0.01
    if shot.get("fstop"):
        data.dof.use_dof = True
        data.dof.aperture_fstop = shot["fstop"]
        data.dof.focus_distance = (z_up(shot.get("focus", shot["at"])) - camera.location).length
    return data


def add_lights(scene):
    for i, light in enumerate(LIGHT["lights"]):
        data = bpy.data.lights.new("light%d" % i, "AREA")
        data.shape, data.size, data.energy, data.color = "DISK", light["size"], light["power"], light["colour"]
        lamp = bpy.data.objects.new("light%d" % i, data)
        scene.collection.objects.link(lamp)
        lamp.location = z_up(light["from"])
        lamp.rotation_euler = (z_up(light["at"]) - lamp.location).to_track_quat("-Z", "Y").to_euler()
        lamp.visible_camera = False
    sky = LIGHT["world"]
    world = bpy.data.worlds.new("world")
    scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    where, split, spread, ramp = (
        nodes.new("ShaderNode" + n) for n in ("TexCoord", "SeparateXYZ", "MapRange", "ValToRGB")
    )
    links.new(where.outputs["Generated"], split.inputs[0])
    links.new(split.outputs["Z"], spread.inputs["Value"])
    spread.inputs["From Min"].default_value = -1
    links.new(spread.outputs[0], ramp.inputs[0])
    stops = ramp.color_ramp.elements
    stops[0].position, stops[0].color = 0.35, sky["low"] + [1]
    stops[1].position, stops[1].color = 1, sky["top"] + [1]
    stops.new(0.55).color = sky["mid"] + [1]
    links.new(ramp.outputs[0], nodes["Background"].inputs[0])
    nodes["Background"].inputs[1].default_value = sky["strength"]


def settings(scene):
    render, cycles = scene.render, scene.cycles
    render.engine = "CYCLES"
    render.resolution_x, render.resolution_y, render.resolution_percentage = W, H, 100
    render.threads_mode, render.threads = "FIXED", 2
    render.use_persistent_data = True  # the second half starts without building the scene again
    cycles.use_denoising = False  # this Blender has no denoiser and would stop
    cycles.samples = max(1, JOB["samples"] // 2)
    cycles.use_adaptive_sampling = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 2, 2
    cycles.transparent_max_bounces, cycles.transmission_bounces = 8, 2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 2, 1
    # light beyond the first bounce is estimated from open sky: half the time, hardly seen on matte parts
    cycles.use_fast_gi = True
    cycles.fast_gi_method = "REPLACE"
    cycles.ao_bounces_render = 1
    scene.world.light_settings.distance = 4


def planes(folder, names):
    """Float planes of one render as name → (h, w, 4)."""
    out = {}
    for name in names:
        image = bpy.data.images.load(os.path.join(folder, name + "0001.exr"))
        image.colorspace_settings.name = "Non-Color"
        values = np.empty(W * H * 4, np.float32)
        image.pixels.foreach_get(values)
        bpy.data.images.remove(image)
        out[name] = values.reshape(H, W, 4)
    return out


def picture(scene, target):
    """Two half-sample renders; writes colour a, colour b, normal, albedo (rgb) and depth as one float file."""
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    layers = next(n for n in tree.nodes if n.type == "R_LAYERS")
    writer = tree.nodes.new("CompositorNodeOutputFile")
    writer.format.file_format, writer.format.color_depth = "OPEN_EXR", "32"
    writer.format.color_mode, writer.format.exr_codec = "RGBA", "NONE"
    writer.file_slots.clear()
    sources = {
        "colour": "Image",
        "normal": "Denoising Normal",
        "albedo": "Denoising Albedo",
        "depth": "Denoising Depth",
    }
    for name, socket in sources.items():
        writer.file_slots.new(name)
        tree.links.new(layers.outputs[socket], writer.inputs[name])
    halves = []
    for seed in (0, 1):
        scene.cycles.seed = seed
        writer.base_path = "%s.half%d" % (target, seed)
        bpy.ops.render.render()
        halves.append(planes(writer.base_path, sources))
        shutil.rmtree(writer.base_path)
    scene.use_nodes = False
    a, b = halves
    rgb = [a["colour"], b["colour"]] + [(a[k] + b[k]) / 2 for k in ("normal", "albedo")]
    flat = [p[..., :3].ravel() for p in rgb] + [((a["depth"] + b["depth"]) / 2)[..., 0].ravel()]
    np.concatenate(flat).astype(np.float32).tofile(target)


def area_of(thing):
    """Name of the hot area an object belongs to, or None."""
    while thing:
        if thing.name.startswith("hot."):
            return thing.name.split(".")[1]
        thing = thing.parent
    return None


def mask(scene, target):
    """One flat colour per hot area, aliased and untouched by any view transform."""
    names = sorted({n for o in bpy.data.objects if (n := area_of(o))})
    # steps of 85 per channel: 63 areas can be told apart
    colours = {n: [((i + 1) >> (2 * c)) % 4 for c in range(3)] for i, n in enumerate(names)}

    def flat(name, rgb):
        material = bpy.data.materials.new(name)
        material.use_nodes = True
        nodes = material.node_tree.nodes
        nodes.clear()
        emission, out = nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeOutputMaterial")
        emission.inputs[0].default_value = rgb + [1]
        material.node_tree.links.new(emission.outputs[0], out.inputs[0])
        return material

    ground = flat("ground", [0, 0, 0])
    flats = {n: flat(n, [v / 3 for v in colours[n]]) for n in names}
    for thing in bpy.data.objects:
        if thing.type == "MESH":
            thing.data = thing.data.copy()
            thing.data.materials.clear()
            thing.data.materials.append(flats.get(area_of(thing), ground))
    for thing in [o for o in bpy.data.objects if o.type == "LIGHT"]:
        bpy.data.objects.remove(thing)
    scene.world.node_tree.nodes["Background"].inputs[1].default_value = 0
    cycles, view = scene.cycles, scene.view_settings
    cycles.samples, cycles.max_bounces = 1, 0
    cycles.pixel_filter_type, cycles.filter_width = "BOX", 0.01
    view.view_transform, view.look, view.exposure = "Raw", "None", 0
    scene.camera.data.dof.use_dof = False
    scene.render.dither_intensity = 0
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = "PNG", "RGB"
    scene.render.filepath = target
    bpy.ops.render.render(write_still=True)
    json.dump({n: [85 * v for v in colours[n]] for n in names}, open(target + ".json", "w"))


bpy.ops.wm.read_factory_settings(use_empty=True)
for addon in ("io_scene_gltf2", "cycles"):
    bpy.ops.preferences.addon_enable(module=addon)
bpy.ops.import_scene.gltf(filepath=JOB["glb"])
SCENE = bpy.context.scene
for M in bpy.data.materials:
    shade(M)
add_camera(SCENE)
add_lights(SCENE)
settings(SCENE)
LOADED = time.time()
picture(SCENE, JOB["planes"])
if JOB.get("mask"):
    mask(SCENE, JOB["mask"])
print("STUDIO load %.0f s, render %.0f s" % (LOADED - STARTED, time.time() - LOADED))
