# tollkeeper_folder(NAME DEPENDS folders... LIBRARIES outside... EMBED patterns...)
#
# Makes the static library tk_NAME of all .cpp files below src/NAME (an interface library while
# there are only headers, nothing while there are no files) and the test program test_NAME of the
# *_test.cpp files beside them. It links DEPENDS alone, so a call into a higher folder does not
# link: the layering of src/README.md is kept by the linker. LIBRARIES are imported targets known to
# cmake/dependencies.cmake. EMBED files become embedded functions (cmake/embed.cmake):
# river.tiles is embedded::river(), abbot.svg is embedded::abbot_svg().
# main.cpp belongs to no library. New files need no edit of any CMakeLists.txt.
function(tollkeeper_folder NAME)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "DEPENDS;LIBRARIES;EMBED")
  set(here "${CMAKE_CURRENT_SOURCE_DIR}")
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${here}/*.cpp")
  file(GLOB_RECURSE headers CONFIGURE_DEPENDS "${here}/*.hpp")
  set(tests ${sources})
  list(FILTER tests INCLUDE REGEX "_test\\.cpp$")
  list(FILTER sources EXCLUDE REGEX "(_test|/main)\\.cpp$")
  set(embedded "")
  foreach(pattern IN LISTS arg_EMBED)
    file(GLOB_RECURSE found CONFIGURE_DEPENDS "${here}/${pattern}")
    list(APPEND embedded ${found})
  endforeach()
  if(NOT sources AND NOT headers AND NOT embedded)
    return()
  endif()

  set(links "")
  foreach(folder IN LISTS arg_DEPENDS)
    if(TARGET tk_${folder})
      list(APPEND links tk_${folder})
    endif()
  endforeach()
  foreach(library IN LISTS arg_LIBRARIES)
    tollkeeper_need(${library})
    list(APPEND links ${library})
  endforeach()

  set(target tk_${NAME})
  if(sources OR embedded)
    add_library(${target} STATIC ${sources} ${headers})
    set_target_properties(${target} PROPERTIES LINKER_LANGUAGE CXX)
    target_include_directories(${target} PUBLIC "${PROJECT_SOURCE_DIR}/src")
    target_link_libraries(${target} PUBLIC ${links} PRIVATE tk_options tk_conversion_warnings)
  else()
    add_library(${target} INTERFACE)
    target_include_directories(${target} INTERFACE "${PROJECT_SOURCE_DIR}/src")
    target_link_libraries(${target} INTERFACE ${links})
  endif()
  foreach(file IN LISTS embedded)
    get_filename_component(symbol "${file}" NAME)
    string(REGEX REPLACE "\\.tiles$" "" symbol "${symbol}")
    string(TOLOWER "${symbol}" symbol)
    string(REGEX REPLACE "[^a-z0-9]" "_" symbol "${symbol}")
    tollkeeper_embed(${target} "${file}" ${symbol})
  endforeach()
  set_property(GLOBAL APPEND PROPERTY TOLLKEEPER_FOLDERS ${target})

  tollkeeper_tests(${NAME} SOURCES ${tests} LIBRARIES ${target})
endfunction()
